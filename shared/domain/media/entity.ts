export const MEDIA_TYPES = ['video', 'zone'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** Where media are shown: over the event's markets, over everything, all at once, or beside the content (spec §4). */
export const MEDIA_TARGETS = ['board', 'fullscreen', 'overview', 'side'] as const
export type MediaTarget = (typeof MEDIA_TARGETS)[number]

/** Pixels of the window. */
export interface MediaRect {
  x: number
  y: number
  width: number
  height: number
}

/** A live broadcast, or a recording. */
export type VideoSourceType = 'LIVE' | 'RECORD'

/** What an entity is made from; whatever is not said has its default. */
export interface MediaGiven {
  type: MediaType
  gameId: number
  target?: MediaTarget
  sportId?: number | null
  videoId?: string | null
  zoneId?: string | null
  title?: string
  boundingRect?: MediaRect | null
  /** Address of the event's page. */
  gameLink?: string
  autoClearable?: boolean
  isFloating?: boolean
  videoSourceType?: VideoSourceType
  isRecommended?: boolean
}

/** The words of the spec (§5). */
const NO_SOURCE = 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId'

/** The same video or zone of the same event always has the same id. */
export const mediaId = (type: MediaType, gameId: number, sourceId: string): string => `${type}:${gameId}:${sourceId}`

/** A video or a zone of an event (spec §4). A class, because the spec names its constructor; it is plain data all the same. Throws without a source. */
export class MediaEntity {
  readonly id: string
  readonly type: MediaType
  readonly target: MediaTarget
  readonly gameId: number
  readonly sportId: number | null
  readonly videoId: string | null
  readonly zoneId: string | null
  readonly title: string
  /** Where it was last seen in the window. */
  readonly boundingRect: MediaRect | null
  readonly gameLink: string
  /** Goes when everything is cleared. */
  readonly autoClearable: boolean
  /** Is a small window of its own, wherever its target is. */
  readonly isFloating: boolean
  readonly videoSourceType: VideoSourceType
  /** Was offered by the house, not chosen by the person. */
  readonly isRecommended: boolean

  constructor(given: MediaGiven) {
    this.type = given.type
    this.gameId = given.gameId
    this.videoId = given.videoId || null
    this.zoneId = given.zoneId || null
    const [first, second] = given.type === 'video' ? [this.videoId, this.zoneId] : [this.zoneId, this.videoId]
    const sourceId = first ?? second
    if (sourceId === null) throw new Error(NO_SOURCE)
    this.id = mediaId(given.type, given.gameId, sourceId)
    this.target = given.target ?? 'side'
    this.sportId = given.sportId ?? null
    this.title = given.title ?? ''
    this.boundingRect = given.boundingRect ?? null
    this.gameLink = given.gameLink ?? ''
    this.autoClearable = given.autoClearable ?? true
    this.isFloating = given.isFloating ?? false
    this.videoSourceType = given.videoSourceType ?? 'LIVE'
    this.isRecommended = given.isRecommended ?? false
  }
}
