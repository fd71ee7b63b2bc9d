/** The mark: a rising edge. */
export const Logo = ({ name }: { name: string }) => (
  <>
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="6" />
      <path d="M5 19h5.5V12H16V6h5" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
    <span>{name}</span>
  </>
)
