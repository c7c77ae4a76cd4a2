import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** The kit's theme: our type, our breakpoints (576, 768, 992, 1200, 1400 px) and our two colors. */
export const theme = createTheme({
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
  fontFamily:
    "'Archivo Variable', 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', 'Noto Sans', sans-serif",
  headings: { fontWeight: '700' },
  defaultRadius: 'md',
  autoContrast: true,
  luminanceThreshold: 0.42,
  cursorType: 'pointer',
  respectReducedMotion: true,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    petrol: [
      '#e6f4f7',
      '#c9e6ec',
      '#9bd0db',
      '#6ab8c8',
      '#4fb0c3',
      '#2291a6',
      '#127489',
      '#0b5c6e',
      '#0a4957',
      '#08343f',
    ],
    amber: [
      '#fff6e0',
      '#ffe9b8',
      '#ffd985',
      '#ffc94f',
      '#ffb524',
      '#f5a300',
      '#d98c00',
      '#9a6200',
      '#704600',
      '#4a2e00',
    ],
    dark: [
      '#e6ebef',
      '#b9c3cc',
      '#9aa7b2',
      '#6d7a86',
      '#46525d',
      '#2f3a43',
      '#1d252c',
      '#151b20',
      '#0f1418',
      '#0a0e11',
    ],
  },
})

/** Lets the kit's surfaces and text follow the tokens of `tokens.css`. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-muted)',
    '--mantine-color-placeholder': 'var(--ink-faint)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--danger)',
  }
  return { variables: {}, light: both, dark: both }
}
