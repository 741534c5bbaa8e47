import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import { focusFirstField } from '../../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { formState } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { Button } from '../../../../shared/ui/buttons/Button'
import { newVirtualCard } from '../acts/newVirtualCard'

export default function VirtualCardForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia', 'shared'])
  const [attempt, send] = useSubmission(newVirtualCard)
  const form = useRef<HTMLFormElement>(null)
  const [requestId] = useState(() => crypto.randomUUID())
  useEffect(() => focusFirstField(form.current), [])
  return (
    <ConfigForm
      formRef={form}
      fields={[
        {
          key: 'nickname',
          label: t('fareMedia:rename.label'),
          hint: t('fareMedia:rename.hint'),
          required: true,
          maxlength: limits.nickname,
          autoComplete: 'off',
        },
      ]}
      submitText={t('virtual.submit')}
      busyText={t('virtual.busy')}
      {...formState(attempt)}
      onSubmit={({ nickname = '' }) => send({ nickname, requestId })}
      extraActions={
        <Button size="small" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
      }
    />
  )
}
