export const openapi = () => ({})
