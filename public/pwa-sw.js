// The service worker of a site that is an app. Odds are never kept: it only answers when there is no network at all.
const TEXTS = {
  en: ['No connection', 'The page opens again as soon as there is one.', 'Try again'],
  ru: ['Нет связи', 'Страница откроется, как только связь появится.', 'Повторить'],
  ar: ['لا يوجد اتصال', 'ستُفتح الصفحة حالما يعود الاتصال.', 'حاول مجددًا'],
}
const offline = (url) => {
  const lang = /^\/([a-z]{2})(\/|$)/.exec(new URL(url).pathname)?.[1] ?? 'en'
  const [title, text, again] = TEXTS[lang] ?? TEXTS.en
  const page = `<!DOCTYPE html><html lang="${TEXTS[lang] ? lang : 'en'}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title}</title><main style="font:16px system-ui;max-width:32ch;margin:20vh auto;padding:16px"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => offline(event.request.url)))
})
