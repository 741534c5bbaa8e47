// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fallbackMark } from './completeTexts'
import { markFallbacks } from './markFallbacks'

const observed = () => new Promise((resolve) => setTimeout(resolve))

it('@LANG-02 an English text that stands on its own has its language, as long as it stands there', async () => {
  document.body.innerHTML = `<h1>${fallbackMark}Cart</h1><p>Panier</p><p>Solde <b>5</b></p>`
  markFallbacks()
  await observed()
  const [heading] = document.getElementsByTagName('h1')
  const [text] = document.getElementsByTagName('p')
  expect(heading?.lang).toBe('en')
  expect(text?.hasAttribute('lang')).toBe(false)

  // What comes later, and what changes.
  const late = document.createElement('section')
  late.innerHTML = `<p>${fallbackMark}Total</p>`
  document.body.append(late)
  heading?.firstChild?.replaceWith('Panier')
  const node = text?.firstChild
  if (node) node.textContent = `${fallbackMark}Basket`
  await observed()
  expect(late.querySelector('p')?.lang).toBe('en')
  expect(heading?.hasAttribute('lang')).toBe(false)
  expect(text?.lang).toBe('en')
})

it('@LANG-02 a language that an element has of its own stays', async () => {
  document.body.innerHTML = '<p lang="fr">Panier</p>'
  markFallbacks()
  const [text] = document.getElementsByTagName('p')
  text?.firstChild?.replaceWith('Caisse')
  await observed()
  expect(text?.lang).toBe('fr')
})
