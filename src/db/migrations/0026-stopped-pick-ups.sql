-- A pick-up that a finding keeps in the yard, who lets it go all the same, and when a protocol was signed on a device
-- that had no line then.

alter table handover
  add column stopped_at timestamptz,
  add column release jsonb,
  add column signed_on_device_at timestamptz;

create index handover_stopped on handover (stopped_at) where stopped_at is not null and signed_at is null;
