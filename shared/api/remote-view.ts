import * as v from 'valibot'
import { APP_NAME, remoteUrl } from '../remote-views/address.ts'

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((raw) => remoteUrl(raw)?.origin === raw, 'an https origin of a public name'),
)
const path = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/[\w./-]*$/))
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))
const word = v.pipe(v.string(), v.regex(/^[a-zA-Z_][\w-]{0,39}$/))

/**
 * How far a remote is trusted. `trusted` runs in the page's realm, `realm` in a frame of the same origin that is thrown away with its
 * timers and globals, both with their markup in a shadow root; `sandbox` is a frame of no origin that can only send messages.
 */
export const REMOTE_LEVELS = ['trusted', 'realm', 'sandbox'] as const

/**
 * One registered remote (site config `remotes`): the key beside it is the app's name (`casino`) or a path prefix after the language
 * (`/partners`), for whose routes it answers the main part; with `sectionOf` it is a section below the pages of those routes instead.
 */
export const remoteRegistration = v.object({
  /** Name in its entries and its manifest; the key without slashes unless said. */
  app: v.optional(v.pipe(v.string(), v.regex(APP_NAME))),
  url: v.pipe(
    v.string(),
    v.maxLength(300),
    v.check((raw) => remoteUrl(raw) !== null, 'an https address of a public name, without user, query and fragment'),
  ),
  /** Service binding of the edge that is asked instead of the network. */
  binding: v.optional(v.pipe(v.string(), v.regex(/^REMOTE_[A-Z0-9_]{1,40}$/))),
  level: v.optional(v.picklist(REMOTE_LEVELS), 'sandbox'),
  /** Where the signed manifest lies. */
  manifest: v.optional(path, '/remote-manifest.json'),
  /** Public Ed25519 keys by their id, raw, base64url. Without one of them no code runs. */
  keys: v.optional(v.record(word, v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), {}),
  /** Origins beside its own from which scripts, styles and pictures may come. */
  assets: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  /** Origins beside its own that its code may ask for data. */
  connect: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  /** Query parameters that are passed on. */
  query: v.optional(v.pipe(v.array(word), v.maxLength(20)), ['page']),
  /** Deadline, ms. */
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(2500)), 2500),
  /** So many seconds a view that was checked serves further visits without asking; 0 asks for every one. */
  fresh: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)), 0),
  /** Guards of its pages by name, beside those of every page; an unknown one is 500. */
  middleware: v.optional(v.pipe(v.array(name), v.maxLength(10)), []),
  sectionOf: v.optional(v.pipe(v.array(word), v.maxLength(50))),
  /** What the section is made of; asked for by POST. */
  components: v.optional(v.pipe(v.array(word), v.maxLength(20)), []),
})
export type RemoteRegistration = v.InferOutput<typeof remoteRegistration>

/** Name of a registered remote by its key, or a prefix of paths that it answers. */
export const remoteKey = v.pipe(v.string(), v.regex(/^(?:[a-z][a-z0-9-]{0,39}|(?:\/[a-z0-9_-]{1,40}){1,4})$/))

const files = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2048))), v.maxLength(20))

/** A remote's answer (spec §3, 'Remote view entry'). Other members are dropped. */
export const remoteEntry = v.object({
  appName: v.pipe(v.string(), v.regex(APP_NAME)),
  title: v.pipe(v.string(), v.maxLength(300)),
  codeToEval: v.string(),
  scriptsToLoad: files,
  cssToLoad: files,
  style: v.string(),
  body: v.string(),
  head: v.string(),
})
export type RemoteEntry = v.InferOutput<typeof remoteEntry>

/** A manifest as it is sent: the signature is made over the payload's own letters, so nothing has to be put in order to check it. */
export const signedManifest = v.object({
  kid: word,
  /** JSON of `manifestPayload`, base64url. */
  payload: v.pipe(v.string(), v.maxLength(65_536), v.regex(/^[\w-]+$/)),
  /** Ed25519, base64url. */
  signature: v.pipe(v.string(), v.regex(/^[\w-]{86}$/)),
})

/** What a manifest says: which files this version of the app is made of, each with its SHA-256. */
export const manifestPayload = v.object({
  app: v.pipe(v.string(), v.regex(APP_NAME)),
  /** Grows with each release: an older manifest is refused once a newer one was seen. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** By address: a path below the remote's, or an absolute address. `sha256-` and base64, as in `integrity`. */
  files: v.record(v.pipe(v.string(), v.maxLength(2048)), v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))),
})
export type Manifest = v.InferOutput<typeof manifestPayload>
