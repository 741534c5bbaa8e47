import Paper from '@mui/material/Paper'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { focusFirstField } from '../../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { formState } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { Button } from '../../../../shared/ui/buttons/Button'
import { renameSubmission } from './rename'

export default function RenameCard({ card, onDone }: { card: FareMedium; onDone: () => void }) {
  const { t } = useTranslation(['fareMedia', 'shared'])
  const [renaming, send] = useSubmission(renameSubmission)
  const form = useRef<HTMLFormElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => focusFirstField(form.current), [])
  useEffect(() => {
    if (renaming.status === 'done') done()
  }, [renaming])
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <ConfigForm
        formRef={form}
        fields={[
          {
            key: 'nickname',
            label: t('rename.label'),
            hint: t('rename.hint'),
            required: true,
            maxlength: limits.nickname,
            autoComplete: 'off',
          },
        ]}
        values={{ nickname: card.nickname ?? '' }}
        submitText={t('rename.submit')}
        {...formState(renaming)}
        onSubmit={({ nickname = '' }) => send({ faremediaId: card.faremedia_id, nickname })}
        extraActions={
          <Button size="small" onClick={onDone}>
            {t('shared:cancel')}
          </Button>
        }
      />
    </Paper>
  )
}
