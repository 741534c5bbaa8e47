import { providers } from './providerTokens'

const { blue, red, yellow, green } = providers.google

const marks = {
  google: (
    <g fill="none" strokeWidth="4.2">
      <path stroke={red} d="M4.3 8.4A8.5 8.5 0 0 1 18 6" />
      <path stroke={yellow} d="M4.64 16.25A8.5 8.5 0 0 1 4.3 8.4" />
      <path stroke={green} d="M17.46 18.5A8.5 8.5 0 0 1 4.64 16.25" />
      <path stroke={blue} d="M12 12h8.5a8.5 8.5 0 0 1-3.04 6.5" />
    </g>
  ),
  facebook: (
    <g>
      <circle cx="12" cy="12" r="12" fill="currentColor" />
      <path
        fill={providers.facebook.ground}
        d="M10.1 24v-8.6H7.2V12h2.9V9.8c0-3 1.7-4.6 4.3-4.6.9 0 1.7.1 2.3.2v3h-1.5c-1.3 0-1.7.7-1.7 1.6v2h3.1l-.6 3.4h-2.5V24z"
      />
    </g>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M12.1 7.5c-1.4-.8-2.6-1.1-3.9-.9C5.5 7 3.9 9.4 3.9 12.5c0 3.9 2.5 8.7 5.1 8.7 1.2 0 1.8-.7 3.1-.7s1.9.7 3.1.7c2 0 3.9-2.8 4.6-5-3.4-1.6-3.6-6.2-.4-8-1.4-1.7-4.4-2.3-7.3-.7zM12.1 6.1c-.1-2.3 1.6-4.2 3.8-4.4.2 2.4-1.6 4.4-3.8 4.4z"
    />
  ),
}

/** The mark of a sign-in provider, whose rules ask for it on the button. */
export const ProviderMark = ({ of }: { of: keyof typeof marks }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {marks[of]}
  </svg>
)
