declare module 'virtual:client-assets' {
  const assets: import('../ops/client-assets.ts').ClientAssets
  export default assets
}
