import { type Guard, NEXT } from './decision.ts'

/**
 * The texts of a page: the Worker holds those of every language, with English and the key behind them; the browser's navigation asks for
 * those of the page's islands with the page. So there is nothing to wait for, and no text can keep a page from opening.
 */
export const dictionaryLoader: Guard = () => NEXT

/**
 * Video and zones of the event that is asked for are to be linked on its page, which knows them from the feed. A crawler has no use for
 * them, and nothing keeps a page waiting: a stream is asked for when somebody wants to watch, the panel's state is the browser's.
 */
export const mediaLoader: Guard = ({ route, isBot }) =>
  (route?.name === 'game' || route?.name === 'cyberGame') && !isBot ? { kind: 'next', effects: ['load-media'] } : NEXT
