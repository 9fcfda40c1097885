declare module "*.ftl" {
  const messages: string;
  export default messages;
}
