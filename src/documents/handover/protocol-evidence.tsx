import { Image, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { PaperPhoto } from '#contract/document.ts';
import type { Handover, HandoverSigning } from '#contract/handover.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { paper } from '#documents/order/paper-style.ts';
import { BodySketch, DamageMark, type NumberedDamage } from './body-sketch.tsx';
import { protocol } from './protocol-style.ts';
import type { ProtocolText } from './protocol-text.ts';

type Props = {
  readonly handover: Handover;
  readonly photos: readonly PaperPhoto[];
  readonly text: ProtocolText;
};

const toSource = ({ jpeg }: PaperPhoto) => ({ data: Buffer.from(jpeg), format: 'jpg' as const });

/** Known damages first, then those found now, numbered through. */
function numberDamages({ knownDamages, parts }: Handover): readonly NumberedDamage[] {
  const known = knownDamages.map((damage) => ({ damage, isNew: false }));
  const found = (parts.damages ?? []).map((damage) => ({ damage, isNew: true }));
  return [...known, ...found].map((item, i) => ({ ...item, number: i + 1 }));
}

export function Damages({ handover, photos, text }: Props) {
  const { say } = text;
  const { kind } = handover;
  const damages = numberDamages(handover);
  const list = (isNew: boolean) =>
    damages
      .filter((item) => item.isNew === isNew)
      .map((item) => <Damage key={item.damage.id} item={item} handover={handover} photos={photos} text={text} />);
  return (
    <View style={paper.section}>
      <View wrap={false}>
        <Text style={paper.heading}>{say('handover.step.damages')}</Text>
        <BodySketch
          views={handover.plan.views}
          shape={rulesOf(handover.trailer.type).body}
          axles={handover.trailer.axles}
          damages={damages}
          text={text}
        />
      </View>
      <DamageList
        title={say(`protocol.knownDamages.${kind}`)}
        none={say('protocol.noKnownDamages')}
        damages={list(false)}
      />
      <DamageList title={say(`protocol.found.${kind}`)} none={say(`protocol.foundNone.${kind}`)} damages={list(true)} />
    </View>
  );
}

/** The title keeps together with the first of them. */
function DamageList({
  title,
  none,
  damages: [first, ...others],
}: {
  readonly title: string;
  readonly none: string;
  readonly damages: readonly ReactElement[];
}) {
  return (
    <>
      <View style={protocol.damages} wrap={false}>
        <Text style={paper.strong}>{title}</Text>
        {first ?? <Text style={paper.quiet}>{none}</Text>}
      </View>
      {others}
    </>
  );
}

function Damage({ item, handover, photos, text }: Props & { readonly item: NumberedDamage }) {
  const { damage, number, isNew } = item;
  const known = handover.knownDamages.find(({ id }) => id === damage.id);
  const pictures = photos.filter(({ position }) => damage.photos.includes(position));
  return (
    <View style={protocol.damage} wrap={false}>
      <DamageMark number={number} isNew={isNew} />
      <View style={protocol.damageText}>
        <Text>{text.damage(damage)}</Text>
        {damage.description !== '' && <Text>{damage.description}</Text>}
        {known && <Text style={protocol.note}>{text.say('protocol.foundOn', { date: text.date(known.foundAt) })}</Text>}
        {pictures.length > 0 && (
          <View style={protocol.damagePhotos}>
            {pictures.map((photo) => (
              <Image key={photo.position} src={toSource(photo)} style={protocol.damagePhoto} />
            ))}
          </View>
        )}
      </View>
    </View>
  );
}

/** The photos from all sides, two in a row that no page cuts; those of damages stand beside them. */
export function Photos({ handover, photos, text }: Props) {
  const shown = handover.plan.photos.flatMap((position) => {
    const photo = photos.find((candidate) => candidate.position === position);
    return photo ? [{ position, photo }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <View style={paper.section}>
      <Text style={paper.heading} minPresenceAhead={200}>
        {text.say('handover.step.photos')}
      </Text>
      {shown
        .filter((_, i) => i % 2 === 0)
        .map((left, row) => (
          <View key={left.position} style={protocol.columns} wrap={false}>
            {shown.slice(2 * row, 2 * row + 2).map(({ position, photo }) => (
              <View key={position} style={protocol.photo}>
                <Image src={toSource(photo)} style={protocol.picture} />
                <Text style={protocol.sketchName}>{text.name('photo', position)}</Text>
              </View>
            ))}
          </View>
        ))}
    </View>
  );
}

export function Signatures({
  handover: { confirmation, signatures, keyBox, signedAt, signedOnDeviceAt, depot },
  text,
}: Omit<Props, 'photos'>) {
  const { say } = text;
  if (signatures === null || signedAt === null) return null;
  const isAlone = signatures.depot === null && (keyBox || confirmation !== null);
  return (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('word.signature')}</Text>
      <Text>{`${depot.city}, ${text.moment(signedAt)}`}</Text>
      {signedOnDeviceAt !== null && (
        <Text style={protocol.note}>{say('protocol.onDevice', { at: text.moment(signedOnDeviceAt) })}</Text>
      )}
      <View style={protocol.signatures}>
        <SignedBy label={say('protocol.customer')} signing={signatures.customer} text={text} />
        {signatures.depot !== null && (
          <SignedBy label={say('protocol.depotPerson')} signing={signatures.depot} text={text} />
        )}
      </View>
      {isAlone && (
        <Text style={protocol.note}>{say(confirmation === null ? 'protocol.alone' : 'protocol.toConfirm')}</Text>
      )}
      <Text style={[protocol.note, { marginTop: 10 }]}>{say('protocol.closed')}</Text>
    </View>
  );
}

function SignedBy({
  label,
  signing,
  text: { say },
}: {
  readonly label: string;
  readonly signing: HandoverSigning;
  readonly text: ProtocolText;
}) {
  const isRefused = 'refusedBecause' in signing;
  return (
    <View style={protocol.signature}>
      <View style={protocol.pad}>
        {isRefused ? (
          <Text style={protocol.bad}>{say('protocol.refused', { reason: signing.refusedBecause })}</Text>
        ) : (
          <Image src={signing.signature} style={protocol.stroke} />
        )}
      </View>
      {!isRefused && <Text style={paper.strong}>{signing.name}</Text>}
      <Text style={paper.label}>{label}</Text>
    </View>
  );
}
