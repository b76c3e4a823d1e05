export type SettingValue = string | number | boolean;
export type SettingRecord = Readonly<Record<string, SettingValue>>;

export type NumberField = {
  readonly unit: 'minutes' | 'hours' | 'days' | 'dayRates' | 'cents';
  readonly least: number;
  readonly most: number;
  /** A field of the group that must not be greater. */
  readonly notBefore?: string;
};

export type TextField = {
  readonly form: 'line' | 'iban' | 'bic' | 'creditorId' | 'country' | 'vatId' | 'phone' | 'email';
  readonly longest: number;
  readonly mayBeEmpty?: boolean;
};

type FlagField = { readonly flag: true };

export type SettingField = NumberField | TextField | FlagField;
export type SettingFields = Readonly<Record<string, SettingField>>;

export const isNumberField = (field: SettingField): field is NumberField => 'unit' in field;
export const isTextField = (field: SettingField): field is TextField => 'form' in field;

/** Whether a value is of the kind of a field. */
export const isOfKind = (value: SettingValue | undefined, field: SettingField): value is SettingValue =>
  isNumberField(field)
    ? Number.isSafeInteger(value)
    : isTextField(field)
      ? typeof value === 'string'
      : typeof value === 'boolean';
