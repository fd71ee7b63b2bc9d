/** What is counted: the internal collector knows an event by its number, a metrics service by its goal (spec §7, §8). */
export const EVENTS = {
  /** Key: route and language, `home:en`. */
  pageView: { id: 1, goal: 'page_view' },
  /** Key: the registration's type. Value: the attempts that it took. */
  registration: { id: 2, goal: 'registration' },
  /** Key: `error_code`. Value: the attempt. */
  registrationError: { id: 3, goal: 'registration_error' },
  /** Key: `error_id`. */
  phoneCodeError: { id: 4, goal: 'phone_code_error' },
  /** Key: screen and `error_code`, `confirm:422`. */
  passwordRecoveryError: { id: 5, goal: 'password_recovery_error' },
  smsClientError: { id: 6, goal: 'sms_client_error' },
  smsServerError: { id: 7, goal: 'sms_server_error' },
  /** Key: the code of the refusal. */
  betError: { id: 8, goal: 'bet_error' },
  /** Key: what was measured. Value: milliseconds. */
  performance: { id: 9, goal: 'performance' },
} as const
export type EventName = keyof typeof EVENTS

const NAMES = new Map<number, EventName>()
for (const [name, { id }] of Object.entries(EVENTS)) NAMES.set(id, name as EventName)

/** Name of an event's number; null for one that is none. */
export const eventName = (id: number): EventName | null => NAMES.get(id) ?? null

/** Types of registration as analytics names them: registering by one click beside the four forms (spec §3). */
export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg', 'one_click'] as const

/** One event to count. */
export interface Counted {
  name: EventName
  key: string
  value: number
}
