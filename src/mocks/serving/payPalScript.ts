import { http, HttpResponse } from 'msw'
import { thirdPartyScripts } from '../../shared/thirdPartyScripts'

/**
 * Replaces PayPal's script, with the parts of it that the portal uses. Its button agrees at once. The two other buttons
 * are for testers who want to see a closed or failed window.
 */
const script = `
window.paypal = {
  Buttons: (options) => {
    const box = document.createElement('div')
    box.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px'
    const add = (label, act, look) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = label
      button.style.cssText = 'min-height:48px;padding:0 16px;border:0;border-radius:6px;font:inherit;cursor:pointer;' + look
      button.addEventListener('click', async () => {
        options.onClick && options.onClick({ fundingSource: 'paypal' }, {})
        await act(await options.createVaultSetupToken())
      })
      box.append(button)
    }
    add('PayPal', (vaultSetupToken) => options.onApprove({ vaultSetupToken }, {}), 'background:#ffc439;color:#111;font-weight:700;flex:1 0 200px')
    add('Test: close the window', () => options.onCancel({}, {}), 'background:#eee;color:#111')
    add('Test: PayPal fails', () => options.onError(new Error('As the tester wished')), 'background:#eee;color:#111')
    return {
      isEligible: () => true,
      render: async (place) => place.append(box),
      close: async () => box.remove(),
      updateProps: async () => {},
    }
  },
}
`

/** Serves the script in a browser, so that the page requests nothing from PayPal. */
export const payPalHandler = http.get(thirdPartyScripts.payPal.address, () =>
  HttpResponse.text(script, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } }),
)
