import { DICTIONARIES } from './dictionaries.ts'
import type { TextKey } from './keys.ts'

/** Is this the key of a text of ours? Calls name texts by keys that another version may not have. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(DICTIONARIES.en ?? {}, key)
