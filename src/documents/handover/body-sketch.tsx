import { Circle, G, Rect, Svg, Text, View, Line } from '@react-pdf/renderer';
import type { HandoverDamage } from '#contract/handover.ts';
import { drawnView } from '#domain/handover/drawn-view.ts';
import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import type { DamageView } from '#domain/handover/damage.ts';
import { INK, KNOWN, NEW, PANEL, protocol, RULE } from './protocol-style.ts';
import type { ProtocolText } from './protocol-text.ts';

/** A damage and the number under which the list beside the sketch tells about it. */
export type NumberedDamage = { readonly damage: HandoverDamage; readonly number: number; readonly isNew: boolean };

type Props = {
  readonly views: readonly DamageView[];
  readonly shape: BodyShape;
  readonly axles: number;
  readonly damages: readonly NumberedDamage[];
  readonly text: ProtocolText;
};

const LONG = { width: 62, height: 190 } as const;
const SHORT = { width: 72, height: 84 } as const;
const MARK = 6.5;

const isShort = (view: DamageView): boolean => view === 'front' || view === 'rear';
const HAS_WHEELS: readonly DamageView[] = ['left', 'right', 'chassis'];

/** The sides of the body, long ones with the front up as on the screen, with a numbered mark on each damage. */
export const BodySketch = ({ views, shape, axles, damages, text }: Props) => (
  <View style={protocol.sketch} wrap={false}>
    {views.map((view) => (
      <View key={view} style={protocol.side}>
        <Side
          view={view}
          shape={shape}
          axles={axles}
          damages={damages.filter(({ damage }) => drawnView(shape, damage.view) === view)}
        />
        <Text style={protocol.sketchName}>{text.name('view', view)}</Text>
      </View>
    ))}
  </View>
);

type SideProps = Pick<Props, 'shape' | 'axles' | 'damages'> & { readonly view: DamageView };

function Side({ view, shape, axles, damages }: SideProps) {
  const { width, height } = isShort(view) ? SHORT : LONG;
  const inset = MARK;
  const inner = { width: width - 2 * inset, height: height - 2 * inset };
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Rect
        x={inset}
        y={inset}
        width={inner.width}
        height={inner.height}
        rx={3}
        fill={PANEL}
        stroke={INK}
        strokeWidth={0.75}
      />
      {shape === 'frame' && <Beams view={view} width={width} height={height} />}
      {view === 'rear' && shape === 'box' && (
        <Line x1={width / 2} x2={width / 2} y1={inset} y2={height - inset} stroke={RULE} strokeWidth={0.75} />
      )}
      {HAS_WHEELS.includes(view) && <Wheels view={view} axles={axles} width={width} height={height} />}
      {damages.map(({ damage, number, isNew }) => (
        <Mark
          key={damage.id}
          x={inset + damage.x * inner.width}
          y={inset + damage.y * inner.height}
          number={number}
          isNew={isNew}
        />
      ))}
    </Svg>
  );
}

const BEAM = 4;

/** A frame is nothing but beams: one along the wheels, two seen from above, one across at its ends. */
function Beams({
  view,
  width,
  height,
}: {
  readonly view: DamageView;
  readonly width: number;
  readonly height: number;
}) {
  const long = { y: 2 * MARK, width: BEAM, height: height - 4 * MARK, fill: KNOWN };
  if (isShort(view))
    return <Rect x={2 * MARK} y={height - 4 * MARK} width={width - 4 * MARK} height={BEAM} fill={KNOWN} />;
  if (view === 'left') return <Rect x={width * 0.42} {...long} />;
  if (view === 'right') return <Rect x={width * 0.58 - BEAM} {...long} />;
  return (
    <G>
      <Rect x={width * 0.4 - BEAM} {...long} />
      <Rect x={width * 0.6} {...long} />
    </G>
  );
}

const WHEEL = { width: 9, height: 17 } as const;

/** Towards the rear, on the outer edge of a side and on both of the chassis. */
function Wheels({
  view,
  axles,
  width,
  height,
}: {
  readonly view: DamageView;
  readonly axles: number;
  readonly width: number;
  readonly height: number;
}) {
  const left = MARK + 3;
  const right = width - MARK - 3 - WHEEL.width;
  const sides = view === 'chassis' ? [left, right] : [view === 'left' ? left : right];
  return (
    <G>
      {sides.flatMap((x) =>
        Array.from({ length: axles }, (_, axle) => (
          <Rect
            key={`${x} ${axle}`}
            x={x}
            y={height - 34 - (axle + 1) * (WHEEL.height + 4)}
            width={WHEEL.width}
            height={WHEEL.height}
            rx={2}
            fill={RULE}
          />
        )),
      )}
    </G>
  );
}

/** New damages are filled, known ones are outlined: paper may be printed without colours. */
function Mark({
  x,
  y,
  number,
  isNew,
}: {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly isNew: boolean;
}) {
  return (
    <G>
      <Circle cx={x} cy={y} r={MARK} fill={isNew ? NEW : '#ffffff'} stroke={isNew ? NEW : KNOWN} strokeWidth={1} />
      <Text
        x={x}
        y={y + 2.8}
        textAnchor="middle"
        style={{ fontSize: 8, fontWeight: 700 }}
        fill={isNew ? '#ffffff' : INK}
      >
        {String(number)}
      </Text>
    </G>
  );
}

/** The mark of a damage as the list beside the sketch shows it. */
export const DamageMark = ({ number, isNew }: { readonly number: number; readonly isNew: boolean }) => (
  <Svg width={2 * MARK + 2} height={2 * MARK + 2} viewBox={`0 0 ${2 * MARK + 2} ${2 * MARK + 2}`}>
    <Mark x={MARK + 1} y={MARK + 1} number={number} isNew={isNew} />
  </Svg>
);
