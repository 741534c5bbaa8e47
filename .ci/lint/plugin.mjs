/** Reports whatever a selector finds: ESLint's rule of that name, which oxlint lacks. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}

/** Reports imports whose text matches: oxlint's own rule of that name cannot look ahead, which the doors of rooms need. */
const noRestrictedImports = {
  meta: { schema: false },
  create(context) {
    const patterns = context.options.map(({ regex, message }) => ({ regex: new RegExp(regex, 'iu'), message }))
    const check = (node) => {
      for (const { regex, message } of patterns)
        if (node.source && regex.test(node.source.value)) context.report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

export default {
  meta: { name: 'portal' },
  rules: { 'no-restricted-imports': noRestrictedImports, 'no-restricted-syntax': noRestrictedSyntax },
}
