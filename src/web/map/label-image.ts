import type { LabelKind } from './map-style.ts';

const LOOKS = {
  country: { font: '600 12px "Sofia Sans Condensed"', colour: '#6b6656', spacing: '0.16em', isUpper: true },
  city: { font: '500 13px "Sofia Sans Condensed"', colour: '#6b6656', spacing: '0', isUpper: false },
  sea: { font: 'italic 500 13px "Sofia Sans Condensed"', colour: '#5d7480', spacing: '0.08em', isUpper: true },
} as const satisfies Record<LabelKind, unknown>;

const RATIO = 2;
const PADDING = 3;
const HEIGHT = 18;
const HALO = 'rgb(251 250 246 / 0.85)';

/**
 * A label as a picture in our own type. The map could write text itself only with font files of its own making, so it
 * gets pictures and still keeps them from covering each other.
 */
export function drawLabel(image: string): ImageData | undefined {
  const [kind = '', text = ''] = image.split(/:(.*)/s);
  const look = kind === 'country' || kind === 'city' || kind === 'sea' ? LOOKS[kind] : undefined;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!look || !context) return undefined;
  const words = look.isUpper ? text.toLocaleUpperCase() : text;
  const write = () => {
    context.font = `${look.font}, "Arial Narrow", sans-serif`;
    context.letterSpacing = look.spacing;
    context.textBaseline = 'middle';
  };
  write();
  const width = Math.ceil(context.measureText(words).width) + 2 * PADDING;
  canvas.width = width * RATIO;
  canvas.height = HEIGHT * RATIO;
  context.scale(RATIO, RATIO);
  // Another size makes a canvas forget its settings.
  write();
  if (kind !== 'sea') {
    context.strokeStyle = HALO;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeText(words, PADDING, HEIGHT / 2);
  }
  context.fillStyle = look.colour;
  context.fillText(words, PADDING, HEIGHT / 2);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export const LABEL_RATIO = RATIO;
