import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Form } from '#web/ui/form.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

const TYPES = [
  { id: 'plane', label: 'Planenauflieger', note: '20' },
  { id: 'cool', label: 'Kühlauflieger', note: '12' },
  { id: 'tipper', label: 'Kipper', note: '0 hier', isDisabled: true },
];

const DEPOTS = ['Hamburg-Altenwerder', 'Bremen GVZ', 'Rotterdam-Waalhaven'].map((label) => ({ id: label, label }));

const PAYMENTS = [
  { value: 'sepa', label: 'Lastschrift', description: 'Mandat TY-000017 vom 02.03.2026' },
  { value: 'transfer', label: 'Überweisung', description: 'Zahlbar vor der Übernahme' },
];

const EQUIPMENT = [
  { value: 'lift', label: 'Liftachse' },
  { value: 'roof', label: 'Hubdach' },
];

export function FieldSection() {
  const [typed, setTyped] = useState('');
  return (
    <Section title="Felder">
      <Form
        validationErrors={{ city: 'Bitte nennen Sie den Ort.' }}
        onSubmit={(event) => event.preventDefault()}
        className="grid! gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3"
      >
        <ComboBox
          label="Ort oder Depot"
          placeholder="z. B. Hamburg"
          description="Postleitzahl geht auch."
          foundOptions={DEPOTS.filter(({ label }) => label.startsWith(typed))}
          inputValue={typed}
          onInputChange={setTyped}
          empty="Dort steht kein Depot."
        />
        <TextField label="USt-IdNr." defaultValue="DE 136 695 9" />
        <TextField label="E-Mail" type="email" defaultValue="rechnung@nordwind" errorMessage="Es fehlt die Endung." />
        <TextField label="IBAN" defaultValue="DE89 3704 0044 0532 0130 00" success="Commerzbank, Köln" />
        <Select label="Auflieger" options={TYPES} defaultValue="plane" aside="freiwillig" />
        <TextField label="Zahlung" defaultValue="SEPA-Lastschrift" isDisabled description="Kein Mandat." />
        <TextField name="city" label="Ort" description="Der Fehler kommt vom Server." />
        <PasswordField label="Passwort" defaultValue="geheim" showLabel="Anzeigen" hideLabel="Verbergen" />
        <NumberField label="Anzahl Auflieger" defaultValue={2} minValue={1} maxValue={20} />
        <DatePicker label="Neue Rückgabe" />
        <TextArea label="Notiz für das Depot" maxLength={500} defaultValue="Fahrer kommt gegen 06:30." />
        <SearchField label="Suchen" placeholder="Kennzeichen, Auftrag, Firma" />
        <RadioGroup label="Zahlung" options={PAYMENTS} defaultValue="sepa" look="cards" />
        <RadioGroup label="Zahlung, schlicht" options={PAYMENTS} defaultValue="sepa" />
        <CheckboxGroup label="Ausstattung" defaultValue={['lift']} options={EQUIPMENT} />
        <div>
          <Checkbox defaultSelected>Haftung Plus</Checkbox>
          <Checkbox errorMessage="Ohne Zustimmung geht es nicht weiter.">Ich stimme den Mietbedingungen zu.</Checkbox>
          <Checkbox isDisabled>Nicht verfügbar</Checkbox>
          <Switch defaultSelected>Nur freie zeigen</Switch>
        </div>
        <Button type="submit" tone="ink" className="self-end">
          Speichern
        </Button>
      </Form>
    </Section>
  );
}
