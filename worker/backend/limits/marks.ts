import type { Player } from '../identity/player.ts'
import { sha256 } from '../sha256.ts'

/** What is known of somebody; a part that he has not told is empty or absent. */
export interface Person {
  email?: string | null | undefined
  phone?: string | null | undefined
  name?: string | null | undefined
  surname?: string | null | undefined
  /** YYYY-MM-DD. */
  birthday?: string | null | undefined
  /** Numbers of documents, as they were typed. */
  documents?: readonly (string | null | undefined)[] | undefined
  /** Town, or postcode. */
  place?: string | null | undefined
}

/** One mailbox, however it is written: without case, without dots and the part after a plus in the name. */
function mailbox(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
}

/** One number, with `+` or `00` before it. */
const number = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

/** A document without signs between its letters and digits; a personal number with the century is the one without it (C34). */
function document(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return /^(?:19|20)\d{10}$/.test(plain) ? plain.slice(2) : plain
}

/** Letters that Unicode takes for letters of their own, and a clerk for a plain one. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ё: 'е' }

/** Words without case and accents, in the order of the alphabet: name and surname may have changed places. */
const words = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/[øłđßæœıё]/g, (letter) => PLAIN[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .sort()
    .join(' ')

const digests = (kind: string, values: readonly string[]) =>
  Promise.all(values.filter((value) => value !== '').map((value) => sha256(`${kind}:${value}`)))

/** Name and birthday in plain form; empty unless all of it is known. */
const nameOf = ({ name, surname, birthday }: Person): string =>
  name && surname && birthday ? `${words(`${name} ${surname}`)} ${birthday}` : ''

/**
 * Digests of what tells a person apart (RG-42): mailbox, phone, documents, and name with birthday and town. They are kept with his exclusion,
 * so that they outlast the account.
 */
export async function marksOf(person: Person): Promise<string[]> {
  const { email, phone, documents = [], place } = person
  const name = nameOf(person)
  const known = await Promise.all([
    digests('email', email ? [mailbox(email)] : []),
    digests('phone', phone ? [number(phone)] : []),
    digests(
      'document',
      documents.flatMap((text) => (text && document(text).length >= 5 ? [document(text)] : [])),
    ),
    digests('person', name && place ? [`${name} ${words(place)}`] : []),
  ])
  return known.flat()
}

/** Digests of what many people share: name and birthday without a town. They refuse nobody, and are told to the operator. */
export const hintsOf = (person: Person): Promise<string[]> => digests('name', [nameOf(person)])

/** What a player's row knows of the person. */
export function personOf({ email, phone, name, surname, birthday, profile }: Player): Person {
  const { passport, inn } = profile.user_data ?? {}
  const { passport_series: series, city } = profile.personal ?? {}
  const text = (value: string | number | null | undefined) => (value == null ? null : String(value))
  return {
    ...{ email, phone, name, surname, birthday },
    documents: [passport ? `${text(series) ?? ''}${passport}` : null, text(passport), text(inn)],
    place: text(city),
  }
}
