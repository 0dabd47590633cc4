/** `HH:MM` to `HH:MM`, or null for a closed day. */
export type Hours = readonly [opens: string, closes: string] | null;

/** Monday to Sunday. */
export type WeekHours = readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];

function week(weekdays: Hours, saturday: Hours, sunday: Hours = null, thursday: Hours = weekdays): WeekHours {
  return [weekdays, weekdays, weekdays, thursday, weekdays, saturday, sunday];
}

/**
 * Typical Austrian opening hours: in the city, in a shopping centre, in a town, and in the mountains, where stores also open on
 * Sundays.
 */
export const hoursPatterns = {
  city: week(['09:30', '19:00'], ['09:30', '18:00'], null, ['09:30', '20:00']),
  centre: week(['09:00', '20:00'], ['09:00', '18:00']),
  town: week(['09:00', '18:00'], ['09:00', '17:00']),
  alpine: week(['08:30', '18:30'], ['08:30', '18:00'], ['10:00', '17:00']),
} as const satisfies Record<string, WeekHours>;

export type HoursPattern = keyof typeof hoursPatterns;
