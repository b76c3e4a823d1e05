-- Whoever was erased is not let in again.
alter table business_unit add column erased_at timestamptz;
-- Of the few that were erased before there was such a column the log knows; one that was let in again can be erased anew.
update business_unit set erased_at = log.at
from audit_log as log
where log.action = 'businessUnit.erase' and log.object_id = business_unit.id::text
  and business_unit.status = 'blocked';
