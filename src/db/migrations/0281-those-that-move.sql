update trailer_stay set moves = true where trailer_id in (select trailer_id from allocation where kind = 'transfer');
update trailer set moves = true where id in (select trailer_id from allocation where kind = 'transfer');
