-- A booking whose trailer was exchanged takes the old one until then and its turnaround, and the new one from then on.
alter table allocation drop constraint allocation_booking_id_key;
