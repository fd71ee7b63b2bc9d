import { type Guard, NEXT } from './decision.ts'

/**
 * The texts of a page: the Worker holds those of every language, with English and the key behind them; the browser's navigation asks for
 * those of the page's islands with the page. So there is nothing to wait for, and no text can keep a page from opening.
 */
export const dictionaryLoader: Guard = () => NEXT

/** Video and zones of a game come with its page; the panel's stored state is the browser's (client/stores). Nothing keeps a page waiting. */
export const mediaLoader: Guard = () => NEXT
