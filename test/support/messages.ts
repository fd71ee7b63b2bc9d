/** The feed's message of a match of a test's own cup; its teams are named after the event's id. `startsAt` in ISO 8601. */
export const matchMessage = (
  eventId: number,
  { sportId, live, startsAt }: { sportId: number; live: boolean; startsAt: string },
) => ({
  type: 'fixture_change',
  eventId,
  event: {
    id: eventId,
    sportId,
    champId: 900_000 + sportId,
    champ: 'Test Cup',
    home: `Home ${eventId}`,
    away: `Away ${eventId}`,
    startsAt,
    live,
  },
})
