-- What is printed on the pieces of a line: `{ name?, number?, crest? }`. Orders keep the team, and where they are delivered to.
alter table cart_lines add column printing jsonb;
alter table order_lines add column printing jsonb, add column team text;
alter table orders add column team jsonb;
