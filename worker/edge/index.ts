import { Hono } from 'hono'
import assets from 'virtual:client-assets'
const app = new Hono<{ Bindings: { ORIGIN: Fetcher } }>()
app.get('/healthz', (c) => c.json({ ok: true }))
app.get('/healthz/backend', (c) => c.env.ORIGIN.fetch(c.req.raw))
app.get('/a', (c) => c.json(assets))
export default app
