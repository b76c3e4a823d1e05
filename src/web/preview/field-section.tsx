import { MapPin } from 'lucide-react';
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { DateField, TimeField } from '#web/ui/date-field.tsx';
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
  { id: 'box', label: 'Koffer', note: '8' },
  { id: 'tipper', label: 'Kipper', note: '0 hier', isDisabled: true },
];

const DEPOTS = ['Hamburg-Altenwerder', 'Bremen GVZ', 'Duisburg-Rheinhausen', 'Rotterdam-Waalhaven', 'Poznań-Gądki'].map(
  (label) => ({ id: label, label }),
);

const PAYMENTS = [
  { value: 'sepa', label: 'Lastschrift', description: 'Mandat TY-000017 vom 02.03.2026' },
  { value: 'transfer', label: 'Überweisung', description: 'Zahlbar vor der Übernahme' },
];

export function FieldSection() {
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
          icon={<MapPin aria-hidden="true" />}
          options={DEPOTS}
          empty="Dort steht kein Depot."
        />
        <TextField label="USt-IdNr." defaultValue="DE 136 695 9" />
        <TextField
          label="Rechnungs-E-Mail"
          type="email"
          defaultValue="rechnung@nordwind"
          errorMessage="Es fehlt die Endung, zum Beispiel .de"
        />
        <TextField label="IBAN" defaultValue="DE89 3704 0044 0532 0130 00" success="Commerzbank, Köln" />
        <Select label="Auflieger" options={TYPES} defaultValue="plane" aside="freiwillig" />
        <TextField
          label="Zahlung"
          defaultValue="SEPA-Lastschrift"
          isDisabled
          description="Kein Mandat. Frau Books kann eines anlegen."
        />
        <TextField name="city" label="Ort" description="Der Fehler kommt vom Server." />
        <PasswordField
          label="Passwort"
          defaultValue="geheim"
          showLabel="Passwort anzeigen"
          hideLabel="Passwort verbergen"
        />
        <NumberField label="Anzahl Auflieger" defaultValue={2} minValue={1} maxValue={20} />
        <DateField label="Erstzulassung" />
        <TimeField label="Uhrzeit der Übernahme" />
        <DatePicker label="Neue Rückgabe" />
        <TextArea
          label="Notiz für das Depot"
          maxLength={500}
          defaultValue="Fahrer kommt gegen 06:30, bitte Schlüsselbox."
        />
        <div>
          <Checkbox defaultSelected>Haftung Plus</Checkbox>
          <Checkbox>Winterreifen</Checkbox>
          <Checkbox isIndeterminate>Alle Extras</Checkbox>
          <Checkbox errorMessage="Ohne Zustimmung geht es nicht weiter.">Ich stimme den Mietbedingungen zu.</Checkbox>
          <Checkbox isDisabled>Nicht verfügbar</Checkbox>
          <Switch defaultSelected>Nur freie zeigen</Switch>
          <br />
          <Switch>Liste folgt der Karte</Switch>
        </div>
        <div className="flex flex-col gap-6">
          <RadioGroup label="Zahlung" options={PAYMENTS} defaultValue="sepa" look="cards" />
          <CheckboxGroup
            label="Ausstattung"
            defaultValue={['lift']}
            options={[
              { value: 'lift', label: 'Liftachse', note: '7' },
              { value: 'roof', label: 'Hubdach', note: '3' },
            ]}
          />
        </div>
        <SearchField label="Suchen" placeholder="Kennzeichen, Auftrag, Firma" />
        <RadioGroup
          label="Anrede"
          options={[
            { value: 'a', label: 'Frau' },
            { value: 'b', label: 'Herr' },
          ]}
          defaultValue="a"
        />
        <Button type="submit" tone="ink" className="self-end">
          Speichern
        </Button>
      </Form>
    </Section>
  );
}
