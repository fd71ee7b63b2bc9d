import { type FrameMessage, parseFrameMessage } from '../../shared/remote-views/message.ts'

/**
 * Listens to a sandboxed frame: only to that very frame, which is of no origin, and only to messages that are ours (SEC-47). Asks it to say
 * its height: it may have said so before anybody listened. Gives what ends the listening.
 */
export function listenTo(frame: HTMLIFrameElement, hear: (message: FrameMessage) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || origin !== 'null') return
    const message = parseFrameMessage(data)
    if (message) hear(message)
  }
  const ask = () => frame.contentWindow?.postMessage({ rv: 1, type: 'hello' }, '*')
  addEventListener('message', onMessage)
  frame.addEventListener('load', ask)
  ask()
  return () => {
    removeEventListener('message', onMessage)
    frame.removeEventListener('load', ask)
  }
}
