const glyphs = {
  good: <path d="m4 10.5 4 4 8-9" />,
  stopped: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m5 15 10-10" />
    </>
  ),
  lock: (
    <>
      <rect x="4" y="9" width="12" height="8.5" rx="2" />
      <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
    </>
  ),
  card: (
    <>
      <rect x="2" y="4" width="16" height="12" rx="2.5" />
      <path d="M2 8h16M5 12.5h4" />
    </>
  ),
  onward: <path d="M4 10h12m-5-5 5 5-5 5" />,
} as const

/** Small signs beside words that say the same; hence hidden from screen readers. */
export function CardGlyph({ name, size = 16 }: { name: keyof typeof glyphs; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {glyphs[name]}
    </svg>
  )
}
