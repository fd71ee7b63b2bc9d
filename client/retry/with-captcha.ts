import { record } from '../api/loose.ts'
import type { CallOptions } from '../api/request.ts'

/** A call with the token of a captcha: it travels in a header, and in the body of a social sign-in too (spec §5). */
export const withCaptcha = (path: string, options: CallOptions, captcha: string): CallOptions => ({
  ...options,
  captcha,
  ...(path === '/web-api/auth/login/social' && { body: { ...record(options.body), recaptcha: captcha } }),
})
