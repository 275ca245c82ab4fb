declare module "*.css";
interface ImportMetaEnv {
  readonly DEV: boolean;
  readonly PROD: boolean;
  readonly VITE_FAIRLEAD_DEBUG?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
