alter table mandate validate constraint mandate_blocked_reason;
