import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { containersOf, selectConsent } from '../../features/account/privacy/onDemand'
import { languageChosen, selectLanguage, selectSettings } from '../../features/identity/settings'
import { textFile } from '../../i18n/textFiles'
import { focusPageHeading } from '../../shared/focus/pageHeading'
import { writeStored } from '../../shared/storage/browserStorage'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/buttons/Button'
import { palette } from '../../shared/ui/colours/palette'
import { selectTour } from './tourSlice'
import { rounded } from '../../shared/ui/rounded'

/** The card lies over the page: below the language menu, or on a phone under the thumb. */
const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  left: 16,
  right: 16,
  bottom: 16,
  zIndex: theme.zIndex.appBar - 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '12px 12px 12px 14px',
  borderRadius: rounded(14),
  borderInlineStart: `8px solid ${palette.accent}`,
  background: palette.surface,
  color: palette.text,
  boxShadow: theme.shadows[8],
  '& p': { margin: 0, fontWeight: 700 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  // The next step of a phone stays in reach.
  'html:has([data-action-bar]) &': { bottom: 96 },
  [theme.breakpoints.up('md')]: {
    inset: '5.25rem 24px auto auto',
    'html:has([data-action-bar]) &': { bottom: 'auto' },
    maxWidth: 'calc(100vw - 48px)',
  },
}))

/**
 * Offers a language in its own words (LANG-01), without taking the focus or stopping anything. Either answer is
 * remembered. The offer waits for consent and tour.
 */
export default function LanguageOffer({ language }: { language: string }) {
  const dispatch = useAppDispatch()
  const line = useId()
  const texts = useTextsOf(language)
  const shown = useAppSelector(selectLanguage)
  const [before] = useState(shown)
  const [isAnswered, setAnswered] = useState(false)
  const isConsentDue = containersOf(useAppSelector(selectSettings)).length > 0
  const isAsked = useAppSelector(selectConsent) === 'undecided' && isConsentDue
  const isTour = useAppSelector(selectTour) !== 'idle'
  const isShown = texts && !isAnswered && shown === before && !isAsked && !isTour

  /** The buttons disappear, so the focus returns to the start of the page. */
  const answer = (isWanted: boolean) => {
    setAnswered(true)
    if (isWanted) dispatch(languageChosen(language))
    else writeStored(settingsKeys.language, shown)
    focusPageHeading({ preventScroll: true })
  }
  return (
    // Screen readers read only regions that were there before their content.
    <div role="status" data-print="hide">
      {isShown && (
        <Card lang={language} aria-labelledby={line} data-language-offer>
          <p id={line}>{texts.offer}</p>
          <div>
            <Button size="small" variant="contained" onClick={() => answer(true)}>
              {texts.yes}
            </Button>
            <Button size="small" variant="outlined" onClick={() => answer(false)}>
              {texts.no}
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}

type Texts = Record<'offer' | 'yes' | 'no', string>

/** Returns the texts of the offer, undefined until they are loaded. Without them nothing is offered. */
function useTextsOf(language: string): Texts | undefined {
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    let isCurrent = true
    textFile(language, 'offer').then(
      (file) => isCurrent && setTexts(file as Texts),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts
}
