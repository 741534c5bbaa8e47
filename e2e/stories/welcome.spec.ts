import { expectToFit, phone, tabTo } from '../everyone'
import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { heading } from '../shopping'
import { keep, keptIn, stored } from '../stored'

test.describe('the app tour', () => {
  test.beforeEach(async ({ context }) => {
    await settingsWith(context, ({ features }) => (features.tour = true))
  })

  test('@LAND-02 is offered on the first visit, taken by keyboard from stop to stop, and not offered again', async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await open('/')
    const offer = page.getByRole('region', { name: 'New here?' })
    await expect(offer).toBeVisible()
    await bothSchemes(async () => axe())
    await offer.getByRole('button', { name: 'Take tour' }).press('Enter')
    const stop = (name: string) => page.getByRole('dialog', { name })
    await expect(stop('From here to your seat')).toBeVisible()
    await bothSchemes(async () => axe())
    for (const name of ['Find your ticket', 'Your language, your account', 'Your cart', 'That’s all']) {
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stop(name)).toBeVisible()
      await axe()
    }
    await expect(page.getByText('Stop 5 of 5')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading(page, /./)).toBeFocused()
    expect(await keptIn(page, stored.tourDone)).toBe('true')
    await open('/products')
    await expect(page.getByRole('radio', { name: /Bus/ })).toBeVisible()
    await expect(offer).toBeHidden()
  })

  test('@LAND-02 @NAV-05 is taken again from the navigation; what it tells of can be used, Escape ends it @deep', async ({
    page,
    open,
    axe,
  }) => {
    await open('/products')
    await page.getByRole('region', { name: 'New here?' }).getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('region', { name: 'New here?' })).toBeHidden()
    expect(await keptIn(page, stored.tourDone)).toBe('true')
    await page.reload()
    const take = page.getByRole('button', { name: 'Take tour' })
    await take.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Find your ticket' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Choose what you need' })).toBeVisible()
    await axe()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(take).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: /Bus/ }).check()
    await expect(page.getByRole('radio', { name: /Adult/ })).toBeVisible()
    await tabTo(page, 'button', 'End tour')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('@LAND-02 @LANG-01 goes on in the language that is chosen on the way @deep', async ({ page, open, axe }) => {
    await open('/')
    await page.getByRole('button', { name: 'Take tour' }).first().click()
    await expect(page.getByRole('dialog', { name: 'From here to your seat' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('dialog', { name: 'Find your ticket' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('dialog', { name: 'Your language, your account' })).toBeVisible()
    await page.getByRole('button', { name: /English/ }).click()
    await page.getByRole('menuitemradio', { name: /Français/ }).click()
    await expect(page.getByRole('dialog', { name: 'Votre langue, votre compte' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Français/ })).toBeFocused()
    await axe()
    await page.getByRole('link', { name: 'Produits' }).first().click()
    await expect(heading(page, 'Acheter des billets')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Votre langue, votre compte' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('@LAND-02 does not appear on the sign-in page @deep', async ({ page, open }) => {
    await open('/login')
    await expect(page.getByRole('button', { name: 'Take tour' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'New here?' })).toBeHidden()
    await page.getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('region', { name: 'New here?' })).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('region', { name: 'New here?' })).toBeHidden()
  })

  test('@LAND-02 @LANG-01 la visite en français, sur un téléphone, depuis le menu @deep @deep', async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await page.setViewportSize(phone)
    await open('/products')
    await keep(page, stored.language, 'fr')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Première visite?' })).toBeVisible()
    await bothSchemes(async () => axe())
    await expectToFit(page)
    await page.getByRole('button', { name: 'Passer' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Visite guidée' }).click()
    for (const name of ['Le menu', 'Choisissez ce qu’il vous faut', 'Votre panier', 'C’est tout']) {
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 1 })
      await bothSchemes(async () => axe())
      await expectToFit(page)
      const on = page.getByRole('button', { name: /^(Suivant|Terminer)$/ })
      await expect(on).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the operator’s pop-up', () => {
  const popUp = (version: string) => ({
    version,
    title: { en: 'Winter timetable', fr: 'Horaire d’hiver' },
    text: {
      en: 'From December 1 ferries leave at half past.\r\n<b>Please</b> look at your pier.',
      fr: 'Dès le 1er décembre, les traversiers partent à la demie.',
    },
  })

  test('@LAND-03 is said once for each version of its content, as text, and never over a form @deep', async ({
    page,
    context,
    open,
    axe,
    bothSchemes,
  }) => {
    await settingsWith(context, (settings) => (settings.popUp = popUp('winter-2026')))
    await open('/login')
    await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
    await page.getByRole('link', { name: 'Products' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Winter timetable' })
    await expect(dialog).toContainText('<b>Please</b> look at your pier.')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await bothSchemes(async () => axe())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heading(page, /./)).toBeFocused()
    expect(await keptIn(page, stored.popUpSeen)).toBe('winter-2026')
    await page.goto('/')
    await expect(page.getByRole('status').first()).toBeAttached()
    await expect(dialog).toBeHidden()
    await settingsWith(context, (settings) => (settings.popUp = popUp('winter-2027')))
    await page.reload()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await keptIn(page, stored.popUpSeen)).toBe('winter-2027')
  })

  test('@LAND-03 as long as an operator may make it, it can be read and closed by keyboard on a phone @deep', async ({
    page,
    context,
    open,
    axe,
  }) => {
    await page.setViewportSize(phone)
    const lines = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}: at half past.`)
    await settingsWith(context, (settings) => {
      settings.popUp = { ...popUp('long'), text: { en: lines.join('\n') } }
    })
    await open('/products')
    const dialog = page.getByRole('alertdialog', { name: 'Winter timetable' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await axe()
    await expectToFit(page)
    await expect(dialog.getByText(/^Line 60:/)).not.toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await expect(dialog.getByText(/^Line 60:/)).toBeInViewport()
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(dialog).toBeHidden()
  })

  test('@LAND-03 @LAND-02 en français, sur un téléphone; la visite est proposée ensuite @deep', async ({
    page,
    context,
    open,
    axe,
  }) => {
    await page.setViewportSize(phone)
    await settingsWith(context, (settings) => {
      settings.popUp = popUp('winter-2026')
      settings.features.tour = true
      settings.languages = ['fr']
    })
    await open('/')
    const dialog = page.getByRole('alertdialog', { name: 'Horaire d’hiver' })
    await expect(dialog).toBeVisible()
    await expect(page.getByText('Première visite?')).toBeHidden()
    await axe()
    await expectToFit(page)
    await dialog.getByRole('button', { name: 'Fermer' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Première visite?' })).toBeVisible()
  })
})
