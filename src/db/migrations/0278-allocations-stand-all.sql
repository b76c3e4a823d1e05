alter table allocation validate constraint allocation_stands;
