-- A name as it is compared with others: without legal form, accents, umlauts in any spelling, marks and spaces.
-- `src/domain/business-unit/company-key.ts` has the same rule; a test holds one to the other.
create function company_key(name text) returns text language sql immutable strict parallel safe
  return nullif(
    replace(
      regexp_replace(
        ' ' || replace(replace(replace(replace(
          lower(regexp_replace(
            translate(
              name,
              'àÀáÁâÂãÃäÄåÅāĀăĂąĄæÆçÇćĆĉĈċĊčČďĎđĐðÐèÈéÉêÊëËēĒĕĔėĖęĘěĚĝĜğĞġĠģĢĥĤħĦìÌíÍîÎïÏĩĨīĪĭĬįĮıĵĴķĶĺĹļĻľĽłŁñÑńŃņŅňŇòÒóÓôÔõÕöÖøØōŌŏŎőŐœŒŕŔŗŖřŘśŚŝŜşŞșȘšŠßţŢťŤțȚŧŦùÙúÚûÛüÜũŨūŪŭŬůŮűŰųŲŵŴýÝÿŸŷŶźŹżŻžŽёЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ.''’`',
              'aaaaaaaaaaaaaaaaaaaaccccccccccddddddeeeeeeeeeeeeeeeeeegggggggghhhhiiiiiiiiiiiiiiiiijjkkllllllllnnnnnnnnoooooooooooooooooooorrrrrrsssssssssssttttttttuuuuuuuuuuuuuuuuuuuuwwyyyyyyzzzzzzееабвгдежзийклмнопрстуфхцчшщъыьэюя'
            ),
            '[^A-Za-z0-9а-я]+', ' ', 'g'
          )),
          'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'ss', 's') || ' ',
        ' (?:haftungsbeschrankt|spolka z oo|sp z o o|sp z oo|gesmbh|limited|und co|and co|et cie|gmbh|kgaa|sarl|sasu|eurl|srls|scarl|bvba|cvba|eood|coop|sp k|sp j|sp p|mbh|snc|sas|spa|srl|slu|slp|sau|ltd|llc|llp|inc|plc|vof|sro|aps|ohg|gbr|cie|cia|sia|uab|kft|doo|ood|ooo|ug|ag|se|eg|ev|ek|kg|co|bv|nv|cv|sa|sl|sc|oy|ab|as|ооо|оао|зао|пао|ао|ип)(?= )',
        '', 'g'
      ),
      ' ', ''
    ),
    ''
  );

-- What the operator has decided about a company, and why.
create table business_unit_decision (
  id bigint generated always as identity primary key,
  business_unit_id uuid not null references business_unit,
  decision text not null check (decision in ('approve', 'reject', 'block', 'unblock')),
  -- Of a rejection: what its people are told, in their language.
  ground text check (ground in ('noTrade', 'unproven', 'credit', 'twin', 'notServed')),
  -- In the words of the desk; people of the company never read them.
  reason text check (length(reason) between 1 and 500),
  decided_at timestamptz not null,
  decided_by uuid references user_account,
  constraint business_unit_decision_ground check (ground is null or decision = 'reject')
);
create index business_unit_decision_of_unit on business_unit_decision (business_unit_id, id desc);

insert into business_unit_decision (business_unit_id, decision, reason, decided_at, decided_by)
select l.business_unit_id, split_part(l.action, '.', 2), nullif(left(l.data ->> 'reason', 500), ''), l.at, l.actor_id
from audit_log l
join business_unit b on b.id = l.business_unit_id
where l.action in ('businessUnit.approve', 'businessUnit.reject', 'businessUnit.block', 'businessUnit.unblock')
  and b.erased_at is null
order by l.at, l.id;

-- Whom the desk calls and writes to at a company; they need no account.
create table business_unit_contact (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  name text not null check (length(name) between 1 and 120),
  duty text check (length(duty) between 1 and 120),
  phone text,
  email text,
  created_at timestamptz not null,
  version bigint not null default 1
);
create index business_unit_contact_of_unit on business_unit_contact (business_unit_id, name, id);

-- Who looks after a task of the desk, and until when it rests. What there is to do follows from the records themselves.
create table desk_task (
  kind text not null check (kind ~ '^[a-zA-Z]{1,40}$'),
  -- What it is about; `all` where a kind is one task.
  object_id text not null check (length(object_id) between 1 and 40),
  owner_id uuid references user_account,
  -- It comes back on this day of the operator's calendar.
  rests_until date,
  changed_at timestamptz not null,
  version bigint not null default 1,
  primary key (kind, object_id)
);
create index desk_task_changed on desk_task (changed_at);
