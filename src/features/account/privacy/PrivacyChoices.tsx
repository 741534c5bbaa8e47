import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { saveFile } from '../../../shared/csv/saveFile'
import { useAppSelector } from '../../../shared/store'
import { keptEntries } from '../../../shared/storage/keptEntries'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { selectSettings } from '../../identity/settings'
import { containersOf } from './consent'
import { ConsentChoice } from './ConsentChoice'
import { Erasure } from './Erasure'
import { ActRow } from './ActRow'
import { asFile, explained } from './purposes'
import type { KeptThing } from './purposes'

const Choices = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p': { margin: 0 },
  '& p:last-child, & div > p': { color: palette.textSoft },
})

const Kept = styled('section')({
  overflowWrap: 'anywhere',
  '& h2, & h3, & h4': { margin: 0, fontSize: '1.25rem' },
  '& :not(:first-child):is(h3, h4)': {
    padding: '16px 0 10px',
    fontSize: '1rem',
    fontWeight: 600,
    color: palette.textSoft,
  },
  '& li': { padding: '10px 0', borderTop: `1px solid ${palette.divider}` },
})

const Purposes = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${palette.divider}`,
})

export function PrivacyChoices({ level }: { level: 'h2' | 'h3' }) {
  const Heading = level
  const { t } = useTranslation('privacy')
  const isCounted = containersOf(useAppSelector(selectSettings)).length > 0
  const [things] = useState(() => keptEntries().map(explained))
  const download = () => {
    const at = new Date(now()).toISOString()
    const text = asFile(things, (purpose) => t(`purpose.${purpose}`), at)
    saveFile(`privacy-${at.slice(0, 10)}.json`, text, 'application/json')
  }
  return (
    <Choices>
      {isCounted && <ConsentChoice level={level} />}
      {things.length > 0 ? (
        <Kept>
          <Heading>{t('table')}</Heading>
          {(['local', 'session'] as const).map((area) => (
            <KeptPart key={area} level={level} area={area} things={things} />
          ))}
        </Kept>
      ) : (
        <p>{t('nothing')}</p>
      )}
      <div>
        <ActRow>
          <p>{t('leftOut')}</p>
          <Button variant="outlined" onClick={download}>
            {t('download')}
          </Button>
        </ActRow>
        <Erasure level={level} things={things} />
      </div>
      {!isCounted && <p>{t('consent.notUsed')}</p>}
    </Choices>
  )
}

interface KeptPartProps {
  level: 'h2' | 'h3'
  area: KeptThing['area']
  things: KeptThing[]
}

/** Several keys may have one purpose. */
function KeptPart({ level, area, things }: KeptPartProps) {
  const { t } = useTranslation('privacy')
  const id = useId()
  const Heading = level === 'h2' ? 'h3' : 'h4'
  const purposes = new Set(things.flatMap((thing) => (thing.area === area ? thing.purpose : [])))
  if (purposes.size === 0) return null
  return (
    <>
      <Heading id={id}>{t(`kept.${area}`)}</Heading>
      <Purposes role="list" aria-labelledby={id}>
        {[...purposes].map((purpose) => (
          <li key={purpose}>{t(`purpose.${purpose}`)}</li>
        ))}
      </Purposes>
    </>
  )
}
