import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../../shared/focus/pageHeading'
import { ChoiceList } from '../../../../shared/forms/ChoiceList'
import { addressLine } from '../../../../shared/locales/lists'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { selectSettings } from '../../../identity/settings'
import { AddressForm, emptyAddress, savedAddresses, valuesOf } from '../../../paying/addresses'
import { formatAddress } from '../../../paying/addresses/onDemand'
import { isPickedUp, selectLinesToBuy } from '../../cart'
import {
  addressTyped,
  destinationChosen,
  destinationDropped,
  destinationOf,
  selectContact,
  selectDestination,
  selectTyped,
} from '../order/checkoutSlice'
import { ShippingMethods } from './ShippingMethods'

interface ShippingStepProps {
  guest: boolean
  onDone: () => void
}

const newAddress = 'new'

/** Asks for address and shipping method (PAY-02). Guests type an address; riders may choose a saved one. */
export default function ShippingStep({ guest, onDone }: ShippingStepProps) {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const saved = useAppSelector(savedAddresses.select)
  const destination = useAppSelector(selectDestination)
  const hasPickUp = useAppSelector(selectLinesToBuy).some(isPickedUp)
  const list = !guest && saved.status === 'loaded' ? saved.value : []
  const isTyping = !destination && (guest || saved.status !== 'loading')
  const isTyped = destination?.savedId === null

  useFocusOnSwap(isTyped, isTyping)

  function choose(id: string): void {
    const chosen = list.find((address) => address.id === id)
    dispatch(chosen ? destinationChosen(destinationOf(chosen)) : destinationDropped())
  }

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {hasPickUp && <Alert severity="info">{t('shipping.pickUp')}</Alert>}
      {!guest && saved.status === 'failed' && <Alert severity="warning">{t('shipping.addressesFailed')}</Alert>}
      {list.length > 0 && (
        <ChoiceList
          name="shipping-address"
          legend={t('shipping.addresses')}
          value={destination?.savedId ?? newAddress}
          onChange={choose}
          choices={[
            ...list.map((address) => {
              const [name = '', ...lines] = formatAddress(address, i18n.language)
              return { value: address.id, label: name, detail: addressLine(lines) }
            }),
            { value: newAddress, label: t('shipping.newAddress') },
          ]}
        />
      )}
      {isTyping && <TypedAddress isAlone={list.length === 0} />}
      {destination && isTyped && (
        <section aria-labelledby="ship-to">
          <Typography id="ship-to" tabIndex={-1} component="h2" variant="h3" sx={{ mb: 0.5, outline: 'none' }}>
            {t('shipping.to')}
          </Typography>
          {formatAddress(destination.address, i18n.language).map((line) => (
            <Box key={line}>{line}</Box>
          ))}
          <Button variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => dispatch(destinationDropped())}>
            {t('shipping.otherAddress')}
          </Button>
        </section>
      )}
      {destination && <ShippingMethods onDone={onDone} />}
    </Box>
  )
}

/** Moves the focus when a typed address and its form replace each other. A list keeps it. */
function useFocusOnSwap(isTyped: boolean, isTyping: boolean): void {
  const before = useRef({ isTyped, isTyping })
  useEffect(() => {
    const was = before.current
    before.current = { isTyped, isTyping }
    if (was.isTyping && isTyped) focusOn('ship-to')
    if (was.isTyped && isTyping) focusOn('new-address')
  }, [isTyped, isTyping])
}

/** Asks for an address, with names and email of the contact step (WCAG 3.3.7). */
function TypedAddress({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const typed = useAppSelector(selectTyped).address
  const contact = useAppSelector(selectContact)
  const { countries } = useAppSelector(selectSettings).operator
  const { first_name: firstName = '', last_name: lastName = '', email = '' } = contact ?? {}
  const [startValues] = useState(() => typed ?? emptyAddress(countries, { firstName, lastName, email }))
  return (
    <section aria-labelledby="new-address">
      <Typography id="new-address" tabIndex={-1} component="h2" variant="h3" sx={{ mb: 2, outline: 'none' }}>
        {isAlone ? t('shipping.addresses') : t('shipping.newAddress')}
      </Typography>
      <AddressForm
        values={startValues}
        onChange={(values) => dispatch(addressTyped(values))}
        onSubmit={(address) => {
          dispatch(addressTyped(valuesOf(address)))
          dispatch(destinationChosen({ savedId: null, address }))
        }}
        submitText={t('shipping.useAddress')}
      />
    </section>
  )
}
