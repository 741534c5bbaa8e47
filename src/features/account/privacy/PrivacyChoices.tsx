import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { saveFile } from '../../../shared/csv/saveFile'
import { keptEntries } from '../../../shared/storage/keptEntries'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { ConsentChoice } from './ConsentChoice'
import { Erasure } from './Erasure'
import { ActRow } from './ActRow'
import { asFile, explained } from './purposes'
import type { KeptThing } from './purposes'

const Choices = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p': { margin: 0 },
})

const Kept = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', fontSize: '1.25rem', fontWeight: 700 },
  '& th, & td': {
    padding: '10px 0',
    borderTop: `1px solid ${palette.divider}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  },
  '& [scope="rowgroup"]': { paddingTop: 16, border: 0, fontWeight: 600, color: palette.textSoft },
  '& td': { width: '42%', paddingInlineStart: 16, fontSize: '0.9375rem', textAlign: 'end', color: palette.textSoft },
})

export function PrivacyChoices({ level }: { level: 'h2' | 'h3' }) {
  const { t } = useTranslation('privacy')
  const [things] = useState(() => keptEntries().map(explained))
  const download = () => {
    const at = new Date(now()).toISOString()
    const text = asFile(things, (purpose) => t(`purpose.${purpose}`), at)
    saveFile(`privacy-${at.slice(0, 10)}.json`, text, 'application/json')
  }
  return (
    <Choices>
      <ConsentChoice level={level} />
      {things.length > 0 ? (
        <Kept>
          <caption>{t('table')}</caption>
          {(['local', 'session'] as const).map((area) => (
            <KeptPart key={area} title={t(`kept.${area}`)} things={things.filter((thing) => thing.area === area)} />
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
    </Choices>
  )
}

function KeptPart({ title, things }: { title: string; things: KeptThing[] }) {
  const { t } = useTranslation('privacy')
  if (things.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      {things.map(({ key, purpose }) => (
        <tr key={key}>
          <th scope="row">{t(`purpose.${purpose}`)}</th>
          <td>
            <code>{key.split('_').map((part, at) => (at > 0 ? [<wbr key={at} />, `_${part}`] : part))}</code>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
