// The tables as Drizzle sees them. Keys, checks and indexes are defined in the migrations.
export * from './tables/catalogue.ts';
export * from './tables/content.ts';
export * from './tables/orders.ts';
export * from './tables/shoppers.ts';
