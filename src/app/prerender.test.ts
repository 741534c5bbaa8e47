import { describe, expect, it } from 'vitest'
import settings from '../../public/settings.json'
import { render } from './prerender'

describe('the prerendered landing', () => {
  it('has the ways in as plain links, under a title of its own', async () => {
    const { html, title, description } = await render(settings)
    expect(title).toBe('Tickets and passes online – Sableport Transit')
    expect(description).toContain('Sableport Transit')
    expect(html).toContain('<h1')
    expect(html).toMatch(/<a[^>]* href="\/products"/)
    expect(html).toMatch(/<a[^>]* href="\/login"/)
  })

  it('keeps to the policy: all styles in one text, none in the markup', async () => {
    const { html, css } = await render(settings)
    expect(html).not.toMatch(/<style|<script| style=| on\w+=/)
    expect(css).not.toContain('<')
    expect(css).toContain('prefers-color-scheme: dark')
  })

  it('is the same, and whole, however often it is drawn', async () => {
    expect(await render(settings)).toEqual(await render(settings))
  })

  it('shows no text by its key', async () => {
    const { html } = await render(settings)
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(landing|meta|nav|footer|shared)\.\w/)
  })
})
