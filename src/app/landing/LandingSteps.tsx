import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { across, LineWithStops, Stop } from '../../shared/ui/lines/LineWithStops'
import { palette } from '../../shared/ui/colours/palette'
import { Picture } from '../../shared/ui/pictures/Picture'
import { BuyOnline, PhoneActivate, ReaderScan } from '../../shared/ui/pictures/stepDrawings'
import { LandingHeading, LandingSection } from './LandingSection'

const broad = '@media (min-width: 760px)'

const Line = styled(LineWithStops)({
  '--stop': '30px',
  '--track': '8px',
  '--rim': '7px',
  marginTop: 36,
  [broad]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
})

const RideStop = styled(Stop)({
  padding: '0 0 32px 50px',
  '&:last-of-type': { '--ground': palette.accent },
  [broad]: { ...across, padding: '58px 32px 0 0' },
})

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '12px 0 6px' }))
const Text = styled('p')({ margin: 0, maxWidth: '26em', color: palette.textSoft })

const Stores = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', padding: '4px 0', fontWeight: 600 },
})

/** `left` is where the drawing begins, so that it aligns with its text. */
const steps: { key: 'buy' | 'activate' | 'scan'; Drawing: ComponentType; left: number }[] = [
  { key: 'buy', Drawing: BuyOnline, left: 23 },
  { key: 'activate', Drawing: PhoneActivate, left: 47 },
  { key: 'scan', Drawing: ReaderScan, left: 17 },
]

export function LandingSteps() {
  const { t } = useTranslation()
  const { links } = useAppSelector(selectSettings)
  const stores = [
    { href: links.appStore, text: t('landing.appStore') },
    { href: links.googlePlay, text: t('landing.googlePlay') },
  ].filter((store) => store.href)
  return (
    <LandingSection aria-labelledby="landing-steps">
      <LandingHeading id="landing-steps">{t('landing.steps.title')}</LandingHeading>
      <Line>
        {steps.map(({ key, Drawing, left }) => (
          <RideStop key={key}>
            <Picture of={Drawing} left={left} />
            <Name>{t(`landing.steps.${key}.title`)}</Name>
            <Text>{t(`landing.steps.${key}.text`)}</Text>
            {key === 'activate' && stores.length > 0 && (
              <Stores>
                {stores.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href} rel="noopener">
                      {text}
                    </a>
                  </li>
                ))}
              </Stores>
            )}
          </RideStop>
        ))}
      </Line>
    </LandingSection>
  )
}
