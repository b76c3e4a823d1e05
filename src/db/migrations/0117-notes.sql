-- What the desk writes down about a company, one of its bookings or a trailer: a note, a call, or a task to do by a day.
-- Customers never see it. It goes with the people of the company it is about.
create table note (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid references business_unit,
  booking_id uuid references booking,
  trailer_id uuid references trailer,
  kind text not null check (kind in ('note', 'call', 'task')),
  text text not null check (length(text) between 1 and 2000),
  -- Who was on the phone, in the words of the desk.
  contact text check (length(contact) between 1 and 120),
  owner_id uuid references user_account,
  due_on date,
  done_at timestamptz,
  done_by uuid references user_account,
  created_at timestamptz not null,
  created_by uuid not null references user_account,
  version bigint not null default 1,
  constraint note_subject check ((trailer_id is null) = (business_unit_id is not null)),
  constraint note_of_booking check (booking_id is null or business_unit_id is not null),
  constraint note_task check ((kind = 'task') = (due_on is not null) and (kind = 'task' or (owner_id is null and done_at is null))),
  constraint note_done check ((done_at is null) = (done_by is null))
);
create index note_of_unit on note (business_unit_id, created_at desc, id) where business_unit_id is not null;
create index note_of_booking on note (booking_id, created_at desc, id) where booking_id is not null;
create index note_of_trailer on note (trailer_id, created_at desc, id) where trailer_id is not null;
create index note_to_do on note (due_on, created_at) where kind = 'task' and done_at is null;
