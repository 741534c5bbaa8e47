import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../api/contract/base/limits'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { WhereOnCard, cardEntryFields, enteredNumberFor } from '../fareMedia/onDemand'
import { selectRiderId, selectVisitor } from '../../identity/session'
import { linkDraft, physicalLink } from './linkCard'
import { LinkPage } from './LinkPage'

/** Links a card by number and security code (FM-02). The code stays in its input, and is wiped on closing. */
export default function LinkPhysicalScreen() {
  const { t } = useTranslation(['cardLinking', 'fareMedia', 'shared'])
  const { t: tCard } = useTranslation('fareMedia')
  const [link, send] = useSubmission(physicalLink)
  const draft = useDraft(linkDraft, useAppSelector(selectRiderId))
  const visitor = useAppSelector(selectVisitor)
  // The rider managed this card as a guest a moment ago.
  const [number] = useState(() => (visitor.kind === 'rider' ? enteredNumberFor(visitor.token) : undefined))
  const hasDraft = draft.values !== undefined && number === undefined
  return (
    <LinkPage
      title={t('physical.title')}
      lead={t('physical.lead')}
      aside={<WhereOnCard />}
      other={<TextLink to={paths.linkBankCard}>{t('physical.other')}</TextLink>}
    >
      {hasDraft && <DraftNote onDrop={draft.drop} />}
      <ConfigForm
        key={hasDraft ? 'draft' : 'new'}
        secret
        values={number === undefined ? draft.values : { number }}
        onChange={draft.keep}
        fields={[
          ...cardEntryFields(tCard),
          {
            key: 'nickname',
            label: t('fareMedia:rename.label'),
            hint: t('fareMedia:rename.hint'),
            maxlength: limits.nickname,
            autoComplete: 'off',
            isKept: true,
          },
        ]}
        submitText={t('physical.submit')}
        busyText={t('fareMedia:entry.busy')}
        {...formState(link)}
        onSubmit={({ number = '', code = '', nickname = '' }) =>
          send({ card_number: number.replace(/\D/g, ''), security_code: code, nickname })
        }
        extraActions={
          <LinkButton to={paths.allFareCards} onClick={draft.drop}>
            {t('shared:cancel')}
          </LinkButton>
        }
      />
    </LinkPage>
  )
}
