import Paper from '@mui/material/Paper'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { focusFirstField } from '../../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { formState } from '../../../../shared/submission/submission'
import { Button } from '../../../../shared/ui/buttons/Button'
import { renameSubmission } from './rename'

export default function RenameCard({ card, onDone }: { card: FareMedium; onDone: () => void }) {
  const { t } = useTranslation(['fareMedia', 'shared'])
  const dispatch = useAppDispatch()
  const renaming = useAppSelector(renameSubmission.select)
  const form = useRef<HTMLFormElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    focusFirstField(form.current)
    // The form of the next card begins without this outcome.
    return () => void dispatch(renameSubmission.dropped())
  }, [dispatch])
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
        onSubmit={({ nickname = '' }) =>
          dispatch(renameSubmission.requested({ faremediaId: card.faremedia_id, nickname }))
        }
        extraActions={
          <Button size="small" onClick={onDone}>
            {t('shared:cancel')}
          </Button>
        }
      />
    </Paper>
  )
}
